/** On the page about space, where backups are reported too; also the name of its forms. */
export const archiveForm = 'noedsider'
export const archivePath = `/admin/performance/storage#${archiveForm}`
/** After an act; the page says what was begun. */
export const archivePathAfter = (act: 'kontrol' | 'igen') => `/admin/performance/storage?noedside=${act}#${archiveForm}`
