/** Each name is the form element's id and its key in `findDraft`. */
export const bankFileForm = 'bankfil'
export const bankLineForm = 'indbetaling'
export const splitLineForm = 'del-indbetaling'
export const undoLineForm = 'fortryd-indbetaling'
export const overpaymentForm = 'behold-overbetaling'
export const endRefundForm = 'afslut-tilbagebetaling'
export const resendForm = 'send-faktura-igen'
