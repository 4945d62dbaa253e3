const key = encodeURIComponent

/** The paths of this concept's pages. */
export const membersPath = (memorialKey: string) => `/memorial/${key(memorialKey)}/admin/members`
export const invitePath = (memorialKey: string) => `${membersPath(memorialKey)}#inviter-nogen`
export const successionPath = (memorialKey: string) => `/memorial/${key(memorialKey)}/admin/succession`
export const takeBackPath = (memorialKey: string) => `/memorial/${key(memorialKey)}/admin/own-story`
export const invitationPath = (token: string) => `/invitation/${key(token)}`
export const refusalPath = (token: string) => `/succession/${key(token)}`
export const pageDeskPath = (memorialKey: string) => `/admin/users/pages/${key(memorialKey)}`
export const decisionsPath = '/admin/support/successions'
