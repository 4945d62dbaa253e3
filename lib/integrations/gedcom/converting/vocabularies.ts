// 5.5.1's names of languages (LANGUAGE_ID) and their tags in 7.0 (BCP 47).

const named =
  'Afrikaans af, Albanian sq, Amharic am, Anglo-Saxon ang, Arabic ar, Armenian hy, Assamese as, Belorusian be, Bengali bn, ' +
  'Braj bra, Bulgarian bg, Burmese my, Cantonese yue, Catalan ca, Catalan_Spn ca-ES, Church-Slavic cu, Czech cs, ' +
  'Danish da, Dogri doi, Dutch nl, English en, Esperanto eo, Estonian et, Faroese fo, Finnish fi, French fr, Georgian ka, ' +
  'German de, Greek el, Gujarati gu, Hawaiian haw, Hebrew he, Hindi hi, Hungarian hu, Icelandic is, Indonesian id, ' +
  'Italian it, Japanese ja, Kannada kn, Khmer km, Konkani kok, Korean ko, Lahnda lah, Lao lo, Latvian lv, Lithuanian lt, ' +
  'Macedonian mk, Maithili mai, Malayalam ml, Mandrin cmn, Manipuri mni, Marathi mr, Mewari mtr, Navaho nv, Nepali ne, ' +
  'Norwegian no, Oriya or, Pahari him, Pali pi, Panjabi pa, Persian fa, Polish pl, Prakrit pra, Pusto ps, Portuguese pt, ' +
  'Rajasthani raj, Romanian ro, Russian ru, Sanskrit sa, Serb sr, Serbo_Croa sh, Slovak sk, Slovene sl, Spanish es, ' +
  'Swedish sv, Tagalog tl, Tamil ta, Telugu te, Thai th, Tibetan bo, Turkish tr, Ukrainian uk, Urdu ur, Vietnamese vi, ' +
  'Wendic wen, Yiddish yi, Greenlandic kl'

const pairs = named.split(', ').map((pair) => {
  const space = pair.indexOf(' ')
  return [pair.slice(0, space), pair.slice(space + 1)] as const
})
const tags = new Map(pairs.map(([name, tag]) => [name.toLowerCase(), tag]))
const names = new Map(pairs.map(([name, tag]) => [tag, name]))

/** Null for a name nobody knows. */
export function languageTag(name: string): string | null {
  return tags.get(name.trim().toLowerCase()) ?? null
}

/** The name of a language by its tag, whose region and script are left out when the whole is not known. */
export function languageName(tag: string): string | null {
  return names.get(tag) ?? names.get(tag.toLowerCase().split('-')[0] ?? '') ?? null
}

/** 5.5.1's FONE and ROMN by their type, as languages of a translation (7.0, NAME.TRAN). */
const sounds = [
  { tag: 'FONE', type: 'kana', language: 'ja-Hrkt' },
  { tag: 'FONE', type: 'hangul', language: 'ko-Hang' },
  { tag: 'ROMN', type: 'romaji', language: 'ja-Latn' },
  { tag: 'ROMN', type: 'pinyin', language: 'zh-Latn-pinyin' },
  { tag: 'ROMN', type: 'wadegiles', language: 'zh-Latn-wadegile' },
]

export function languageOfSound(tag: string, type: string): string | null {
  return sounds.find((sound) => sound.tag === tag && sound.type === type)?.language ?? null
}

export function soundOfLanguage(language: string): { tag: string; type: string } | null {
  return sounds.find((sound) => sound.language === language) ?? null
}

// 5.5.1's formats of files (MULTIMEDIA_FORMAT, and the endings programs write there) and their media types.

const types: Record<string, string> = {
  bmp: 'image/bmp',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  ole: 'application/x-oleobject',
  pcx: 'image/vnd.zbrush.pcx',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  wav: 'audio/wav',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  txt: 'text/plain',
  html: 'text/html',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  mpg: 'video/mpeg',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
}

/** The media type of a format or a file's ending; what is not known is some file. */
export function mediaTypeOf(format: string): string {
  const plain = format.trim().toLowerCase()
  if (plain.includes('/')) return plain
  return types[plain] ?? 'application/octet-stream'
}

/** 5.5.1's word for a media type; the type itself where it has none. */
export function formatOf(mediaType: string): string {
  return Object.keys(types).find((format) => types[format] === mediaType) ?? mediaType
}
