/** Each name is the form element's id and its key in `findDraft`. */
export const applicationForm = 'ansoegning'
export const adminResellerForm = 'forhandler'
export const agreementForm = 'forhandler-betingelser'
export const profileForm = 'virksomhed'
export const colleagueForm = 'kollega'
export const joinForm = 'forhandler-ja'
export const joinAccountForm = 'register-colleague'
