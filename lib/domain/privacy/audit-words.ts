/** What each command of this concept did, in words that follow the name of who did it. */
export const privacyAuditWords = {
  'privacy.accept-handover': 'overtog en mindeside',
  'privacy.attend-draft': 'passede en kladde, som ingen bruger',
  'privacy.cancel-deletion': 'fortrød at slette sin konto',
  'privacy.delete-account': 'slettede en konto',
  'privacy.delete-draft': 'slettede en kladde',
  'privacy.keep-draft': 'beholdt en kladde, som ingen brugte',
  'privacy.register-heir': 'oprettede en konto for at overtage en mindeside',
  'privacy.request-deletion': 'bad om at få sin konto slettet',
  'privacy.restore-account': 'beholdt sin konto fra et link i en mail',
} as const
