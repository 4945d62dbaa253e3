/** What each command of this concept did; follows the actor's name. */
export const shopOrdersAuditWords = {
  'shop-orders.abandon-order': 'lukkede en bestilling, der ikke blev betalt',
  'shop-orders.approve-buyer': 'godkendte en offentlig køber',
  'shop-orders.call-off-order': 'annullerede en families bestilling',
  'shop-orders.cancel-order': 'annullerede sin bestilling',
  'shop-orders.open-drawing': 'åbnede tegningen til en bestilling',
  'shop-orders.pay-order': 'gik til betaling af en bestilling',
  'shop-orders.place-order': 'bestilte til en mindeside',
  'shop-orders.receive-order': 'skrev, at en bestilling er kommet',
  'shop-orders.return-plate': 'skrev, at en families plade er sendt tilbage',
  'shop-orders.save-orders': 'gemte en liste over bestillinger',
  'shop-orders.ship-order': 'sendte en families bestilling',
  'shop-orders.start-order': 'satte en families bestilling i gang',
  'shop-orders.tell-late': 'skrev til en familie, at dens bestilling er forsinket',
  'shop-orders.withdraw-order': 'fortrød en bestilling',
} as const
