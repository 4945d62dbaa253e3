const key = encodeURIComponent

/** Where a visitor asks to follow a page. */
export const followPath = (slug: string) => `/memorial/${key(slug)}/foelg`
/** Where a browser is told of that it follows a page. */
export const followInBrowserCall = (slug: string) => `/api/memorials/${key(slug)}/followers/browser`
/** Where a follower confirms and stops. */
export const followingPath = (token: string) => `/foelg/${key(token)}`
/** Where a mail program stops it with one press (RFC 8058). */
export const stopCall = (token: string) => `/api/followers/${key(token)}/stop`
