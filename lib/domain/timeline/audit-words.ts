/** What each command did, as text after the actor's name. */
export const timelineAuditWords = {
  'timeline.add-event': 'satte en begivenhed på tidslinjen',
  'timeline.order-events': 'ordnede tidslinjen',
  'timeline.remove-event': 'slettede en begivenhed',
  'timeline.update-event': 'rettede en begivenhed',
} as const
