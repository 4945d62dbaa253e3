/** The page where the owner reads how everything was made. */
export const madePath = (memorialKey: string) => `/memorial/${encodeURIComponent(memorialKey)}/music/made`
