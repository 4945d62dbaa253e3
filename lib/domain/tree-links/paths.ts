/** The page of links between a memorial and trees. */
export const familyPath = (memorialKey: string) => `/memorial/${encodeURIComponent(memorialKey)}/admin/family`
