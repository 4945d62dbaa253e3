/** The audit log's text for each command of this concept, after the name of the actor. */
export const accountDeskAuditWords = {
  'account-desk.disable-account': 'lukkede en konto',
  'account-desk.end-account-session': 'loggede en konto ud på en enhed',
  'account-desk.end-account-sessions': 'loggede en konto ud overalt',
  'account-desk.look-at-account': 'så en konto',
  'account-desk.make-staff': 'gav en konto adgang til administrationen',
  'account-desk.reopen-account': 'åbnede en konto igen',
  'account-desk.save-accounts': 'gemte en liste over konti',
  'account-desk.send-reset': 'sendte en konto et link til en ny adgangskode',
  'account-desk.suspend-reseller': 'satte en aftale på pause',
  'account-desk.unmake-staff': 'tog en kontos adgang til administrationen',
} as const
