import 'server-only'
import { defineErrors } from '@/lib/server/errors'

export class BillingError extends defineErrors({
  PLAN_PICTURES: [
    409,
    'Der er plads til {limit} billeder i Basis, og der ligger {count}. Det, I har, bliver liggende. Med Premium er der plads til så mange, I vil. {way}',
  ],
  PLAN_FILMS: [409, 'Film hører til Premium. {way}'],
  PLAN_MUSIC: [409, 'Musik hører til Premium. {way}'],
  PLAN_SONGS: [409, 'Sange hører til Premium. {way}'],
  PLAN_MOVING_GREETINGS: [
    409,
    'Hilsner, der bevæger sig, hører til Premium, og det har siden ikke nu. Skriv en almindelig hilsen i stedet. Den er lige så velkommen.',
  ],
  FREE_PAGES: [
    409,
    'Du har {count} mindesider uden QR-kode, og der er plads til {limit}. De bliver, hvor de er. Vil du lave en ny, så {ways}.',
  ],
  FREE_BYTES: [
    409,
    'Dine mindesider uden QR-kode fylder {used} tilsammen, og der er plads til {limit}, så {bytes} mere kan ikke være der. Alt, hvad der ligger der, bliver liggende. Vil du have mere plads, så {ways}.',
  ],
  // To an editor, whom the owner's other pages do not concern.
  FREE_BYTES_OF_OWNER: [
    409,
    'Der er ikke plads til {bytes} mere: sidens ejer har brugt de {limit}, der er til mindesider uden QR-kode. Alt, hvad der ligger på siden, bliver liggende. Slet noget, I kan undvære, eller bed ejeren om at knytte siden til en QR-kode.',
  ],
  PLAN_THEME: [409, 'Temaet hører til Premium, så siden beholder det, den har. {way}'],
  PLAN_ADDRESS: [
    409,
    'En adresse, I selv finder på, hører til Premium, så siden beholder den, den har. I Basis følger adressen navnet. {way}',
  ],
  PRICE_CHANGED: [
    409,
    'Prisen er ændret, siden du åbnede siden. Den er nu {price} med moms. Intet er bestilt. Hent siden igen, hvis du vil bestille til den nye pris.',
  ],
  PRICE_DAY_TOO_SOON: [400, 'Prisen kan tidligst gælde fra den {day}. Der er ikke ændret noget.'],
  PRICE_SAME: [400, 'Den pris gælder allerede den dag. Skriv en anden.'],
  PRICE_DAY_TAKEN: [409, 'Der er allerede sat en pris fra den dag. Tag den tilbage først, eller vælg en anden dag.'],
  PRICE_HAS_BEGUN: [409, 'Prisen gælder allerede, så den kan ikke tages tilbage. Sæt en ny pris fra en senere dag.'],
}) {}
