export const demoPaymentFormName = 'demo-betaling'
export const demoCardFormName = 'demo-kort'
