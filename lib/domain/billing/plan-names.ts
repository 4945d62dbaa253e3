export type PlanId = 'basis' | 'premium' | 'livstid'

/** Apart from plans.ts: the header of every page names a plan. */
export const planNames: Record<PlanId, string> = { basis: 'Basis', premium: 'Premium', livstid: 'Livstid' }
