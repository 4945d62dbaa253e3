const key = encodeURIComponent

/** The paths of this concept's pages. */
export const resellersPath = '/admin/resellers'
export const resellerPath = (id: string) => `/admin/resellers/${key(id)}`
export const applicationPath = (id: string) => `${resellersPath}#ansoegning-${key(id)}`
export const dashboardPath = '/reseller-dashboard'
export const colleaguesPath = '/reseller-dashboard/colleagues'
export const ordersPath = '/reseller-dashboard/orders'
export const setupPath = (token: string) => `/setup/${key(token)}`
export const invitationPath = (token: string) => `/invitation/${key(token)}`

/** Each name is the form element's id and its key in `findDraft`. */
export const applicationForm = 'ansoegning'
export const adminResellerForm = 'forhandler'
export const agreementForm = 'forhandler-betingelser'
export const profileForm = 'virksomhed'
export const colleagueForm = 'kollega'
export const joinForm = 'forhandler-ja'
export const joinAccountForm = 'register-colleague'

/** A form of the console's page of one reseller leads back there. */
export const resellerDeskForm = {
  name: adminResellerForm,
  done: (_: unknown, { id = '' }: Record<string, string>) => resellerPath(id),
  back: ({ id = '' }: Record<string, string>) => resellerPath(id),
}
