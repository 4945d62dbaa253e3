/** What each command of this concept did; follows the actor's name. */
export const subscriptionsAuditWords = {
  'subscriptions.attend-agreement': 'passede en plan',
  'subscriptions.begin-plan-now': 'lod en betalt plan begynde med det samme',
  'subscriptions.buy-plan': 'bestilte en plan til en mindeside',
  'subscriptions.cancel-subscription': 'opsagde en plan',
  'subscriptions.change-plan': 'skiftede plan',
  'subscriptions.change-renewal-way': 'ændrede, hvordan en plan bliver betalt',
  'subscriptions.leave-subscription': 'stoppede en plan før tid',
  'subscriptions.pay-renewal': 'gik til betaling af næste periode',
  'subscriptions.resume-subscription': 'lod en opsagt plan fortsætte',
  'subscriptions.undo-change': 'trak et planlagt skift af plan tilbage',
  'subscriptions.withdraw-subscription': 'fortrød et køb af en plan',
} as const
