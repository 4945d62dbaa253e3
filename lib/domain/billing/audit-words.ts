/** What each command of this concept did; follows the actor's name. */
export const billingAuditWords = {
  'billing.remove-coming-price': 'tog en kommende pris tilbage',
  'billing.set-price': 'satte en ny pris',
}
