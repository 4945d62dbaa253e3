/** The name is the id of the form element and the name to ask `findDraft` by. */
export const applicationForm = 'ansoegning'
export const houseForm = 'forhandler'
export const agreementForm = 'forhandler-betingelser'
export const profileForm = 'virksomhed'
export const colleagueForm = 'kollega'
export const joinForm = 'forhandler-ja'
export const joinAccountForm = 'register-colleague'
