const WATCH_HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com'])
const EMBED_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
])
const SHORT_HOST = 'youtu.be'
const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/
// Eleven letters too, but they mean a playlist and a broadcast.
const NOT_AN_ID = new Set(['videoseries', 'live_stream'])

/** Films are embedded from the video host's cookie-free domain. */
export const EMBED_ORIGIN = 'https://www.youtube-nocookie.com'

/**
 * The embed address for a watch, short or embed link of the video host; null for any other text. Built from the id
 * alone, so nothing else of the link reaches the frame.
 */
export function embedAddressOf(link: string): string | null {
  const id = videoIdOf(link)
  return id && `${EMBED_ORIGIN}/embed/${id}?rel=0&hl=da&cc_lang_pref=da`
}

/** The video id of such a link; null for any other text. */
export function videoIdOf(link: string): string | null {
  // URL parsing forgives white space, backslashes and an empty user: the text between the slashes must be the host
  // alone.
  const [, authority] = /^https:\/\/([a-z.-]+)\/[\x21-\x5b\x5d-\x7e]+$/i.exec(link) ?? []
  if (!authority || !URL.canParse(link)) return null
  const url = new URL(link)
  if (authority.toLowerCase() !== url.hostname) return null
  const id = idFrom(url)
  return id !== null && VIDEO_ID.test(id) && !NOT_AN_ID.has(id) ? id : null
}

function idFrom({ hostname, pathname, searchParams }: URL): string | null {
  if (hostname === SHORT_HOST) return pathname.slice(1)
  if (pathname === '/watch' && WATCH_HOSTS.has(hostname)) {
    const ids = searchParams.getAll('v')
    return ids.length === 1 ? (ids[0] ?? null) : null
  }
  if (pathname.startsWith('/embed/') && EMBED_HOSTS.has(hostname)) return pathname.slice('/embed/'.length)
  return null
}
