export const layoutPaths: readonly ['memorial', 'enhanced-memorial', 'classic-memorial']
export type LayoutPath = (typeof layoutPaths)[number]

export const sessionCookies: readonly ['next-auth.session-token', '__Secure-next-auth.session-token']
export const contributorCookieName: 'mindelund-bidrag'
export const personalCookies: readonly string[]
export const personalQuery: readonly string[]

/** `key` is a slug, an id or a text code, or what was asked for in its place. */
export type PageAddress = { kind: 'page'; layout: LayoutPath; key: string; path: string }
export type CodeAddress = { kind: 'code'; code: string; path: string }
export function readAddress(url: string): PageAddress | CodeAddress | null
export function hasPersonalQuery(url: string): boolean
export function hasCookie(header: string, names: readonly string[]): boolean
