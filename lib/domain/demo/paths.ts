export const demoPaymentPath = (session = '') => `/demo-payment/${encodeURIComponent(session)}`
export const demoPortalPath = (portal = '') => `/demo-portal/${encodeURIComponent(portal)}`

export const demoPaymentFormName = 'demo-betaling'
export const demoCardFormName = 'demo-kort'
