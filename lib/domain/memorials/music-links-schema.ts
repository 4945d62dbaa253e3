import { z } from 'zod'
import { optionalLine } from '@/lib/domain/memorials/field-schemas'
import { listOf } from '@/lib/shared/input/list-of'
import { isSecureHost, webAddress } from '@/lib/shared/input/web-address'

export const MOST_MUSIC_LINKS = 5

type Site = {
  name: string
  host: string
  /** Hosts with the same paths. */
  aliases?: readonly string[]
  /** Hosts of its short links, which are kept as they are. */
  short?: readonly string[]
  /** The parameters that say what is heard; all others are the sharer's tracks. */
  keeps?: readonly string[]
}

const sites: readonly Site[] = [
  { name: 'Spotify', host: 'open.spotify.com', short: ['spotify.link'] },
  { name: 'Apple Music', host: 'music.apple.com', keeps: ['i'] },
  { name: 'YouTube', host: 'www.youtube.com', aliases: ['youtube.com', 'm.youtube.com'], keeps: ['v', 'list'] },
  { name: 'YouTube Music', host: 'music.youtube.com', keeps: ['v', 'list'] },
  { name: 'SoundCloud', host: 'soundcloud.com', aliases: ['m.soundcloud.com'], short: ['on.soundcloud.com'] },
  { name: 'Tidal', host: 'tidal.com', aliases: ['www.tidal.com', 'listen.tidal.com'] },
  { name: 'Deezer', host: 'www.deezer.com', aliases: ['deezer.com'], short: ['link.deezer.com'] },
  { name: 'DR', host: 'www.dr.dk', aliases: ['dr.dk'] },
]

const siteNames = new Intl.ListFormat('da', { type: 'disjunction' }).format(sites.map(({ name }) => name))
/** Where a link may lead, in words. */
export const musicSites = `Linket kan være fra ${siteNames}.`

const musicLink = z
  .object({
    title: optionalLine(120),
    link: webAddress(`${musicSites} Kopiér det fra »Del« ved musikken.`, leadsToMusic).transform(
      (link) => link && canonical(new URL(link)),
    ),
  })
  .superRefine(({ title, link }, context) => {
    if (link && !title) context.addIssue({ code: 'custom', path: ['title'], message: 'Skriv, hvad man hører.' })
  })

type MusicLink = z.output<typeof musicLink>

/** Music at others' sites, at the places where the links were typed. A title may wait for its link. */
export const musicLinks = listOf(musicLink, {
  most: MOST_MUSIC_LINKS,
  tooMany: `Der er plads til ${MOST_MUSIC_LINKS} links.`,
}).transform((list) => list.slice(0, list.findLastIndex(({ title, link }) => title || link) + 1))

/** The same from its column. */
export function readMusicLinks(stored: unknown): MusicLink[] {
  return musicLinks.catch([]).parse(stored)
}

/** `site` is the name of where it opens. */
export type MusicLinkView = { title: string; link: string; site: string }

/** What the page shows, each link once. */
export function shownMusicLinks(list: readonly MusicLink[]): MusicLinkView[] {
  return list.flatMap(({ title, link }, index) => {
    const site = link && siteOf(new URL(link))
    return title && site && list.findIndex((each) => each.link === link) === index
      ? [{ title, link, site: site.name }]
      : []
  })
}

function leadsToMusic(url: URL): boolean {
  if (!isSecureHost(url) || !siteOf(url)) return false
  const { pathname, search } = new URL(canonical(url))
  return pathname === '/watch' || pathname === '/playlist' ? search !== '' : pathname !== '/'
}

function siteOf({ hostname }: URL): Site | undefined {
  if (hostname === youTubeShort) return sites.find(({ host }) => host === youTube)
  return sites.find(({ host, aliases = [], short = [] }) => [host, ...aliases, ...short].includes(hostname))
}

const youTube = 'www.youtube.com'
const youTubeShort = 'youtu.be'

/** Of links that lead to the same, one address: the site's own host, and of the parameters only its `keeps`. */
function canonical(url: URL): string {
  if (url.hostname === youTubeShort && url.pathname !== '/') {
    return `https://${youTube}/watch?${new URLSearchParams({ v: url.pathname.slice(1) })}`
  }
  const { host = url.hostname, short = [], keeps = [] } = siteOf(url) ?? {}
  const kept = keeps.flatMap((name) => {
    const value = url.searchParams.get(name)
    return value ? [[name, value]] : []
  })
  const query = kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
  return `https://${short.includes(url.hostname) ? url.hostname : host}${url.pathname}${query}`
}
