/** What each command of this concept did; follows the actor's name. */
export const shipmentsAuditWords = {
  'shipments.complete-orders': 'skrev, at en bestilling er sendt',
  'shipments.ship-batch': 'sendte et parti',
} as const
