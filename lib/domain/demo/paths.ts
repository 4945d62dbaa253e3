export const demoPaymentPath = (session = '') => `/demo-payment/${encodeURIComponent(session)}`
export const demoPortalPath = (portal = '') => `/demo-portal/${encodeURIComponent(portal)}`
