export const motionTitle = 'Et portræt, der bevæger sig'

export const motionTexts = {
  intro:
    'Et billede kan blive til en film på nogle sekunder, hvor den, man ser, drejer hovedet en anelse. Filmen er uden lyd, og ingen taler i den. Kun I, der er med på siden, kan se den.',
  label: 'Lavet med AI',
  honest: 'Bevægelsen er fundet på af AI. Sådan har personen ikke bevæget sig.',
  before: 'Billedet',
  after: 'Filmen, lavet med AI',
  none: 'Her er ikke noget endnu',
  noneText: 'Kun den, der ejer siden, kan bede om det.',
  making: 'Filmen er på vej. Det tager et par minutter, og du kan roligt lukke siden imens.',
  takenDown: 'Vi har skjult billedet, og derfor vises filmen heller ikke.',
  waiting: 'Kun du kan se den, til du godkender den. Så kan de andre, der er med på siden, også se den.',
  begin: 'Sæt et portræt i bevægelse',
  choose: 'Vælg billedet',
  start: 'Send billedet, og lav filmen',
  approve: 'Godkend filmen',
  withdraw: 'Slet filmen',
  withdrawHint: 'Alle, der er med på siden, kan slette filmen med det samme. Den kan ikke hentes tilbage.',
  off: 'Slå det fra for altid',
  offHint:
    'Så bliver de film, der er, slettet, og ingen kan lave nye på denne side, heller ikke en, der overtager den senere.',
  sure: 'Ja, slå det fra. Jeg ved, at det ikke kan slås til igen.',
  isOff: 'Portrætter, der bevæger sig, er slået fra for altid på denne side.',
} as const

/** What was done, after a form without script, by the value of `gemt`. */
export const savedMotionTexts: Readonly<Record<string, string>> = {
  sendt: 'Billedet er sendt. Filmen er her om et par minutter.',
  godkendt: 'Filmen er godkendt. De andre, der er med på siden, kan se den nu.',
  vaek: 'Filmen er slettet.',
  fra: 'Det er slået fra for altid.',
}
