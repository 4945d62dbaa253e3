/** Pictures in the gallery of a page on the Basis plan. */
export const GALLERY_LIMIT = 30
/** Largest file in bytes; the server's decoder refuses more (lib/integrations/pictures). */
export const PICTURE_FILE_LIMIT_BYTES = 15 * 1024 * 1024
