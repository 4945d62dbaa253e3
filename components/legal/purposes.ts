import type { LegalFacts } from './legal-facts'

type Purpose = { purpose: string; basis: string }

const purposes: readonly Purpose[] = [
  {
    purpose: 'Konto, koder og mindesider, og de mails, der hører til',
    basis: 'Aftalen med dig (artikel 6, stk. 1, litra b)',
  },
  {
    purpose: 'Hilsner, lys og minder fra gæster, og svar på, om de kommer',
    basis: 'Familiens og din egen interesse i, at det kan læses (litra f)',
  },
  {
    purpose: 'Det, du indtaler eller filmer til et minde',
    basis: 'Dit samtykke, som du kan trække tilbage ved at trække mindet tilbage (litra a)',
  },
  {
    purpose: 'Det, der står om andre på en mindeside',
    basis: 'Familiens interesse i at mindes, så længe den vejer tungere end den andens (litra f)',
  },
  {
    purpose: 'Det, der står om tro eller helbred',
    // 4 of 4 no promise: GDPR article 9: the legal basis, and an instruction to the family
    basis:
      'Følsomme oplysninger (artikel 9). Om dig selv: dit samtykke, når du selv skriver det. Om den døde: de nærmestes samtykke. Om andre levende: kun med deres eget (stk. 2, litra a)',
  },
  {
    purpose: 'Invitationer, og den, der skal føre siden videre',
    basis: 'Familiens interesse i at være flere om siden (litra f). Når du siger ja: aftalen med dig (litra b)',
  },
  {
    purpose: 'Beskeder på din enhed',
    basis: 'Dit samtykke, som du kan trække tilbage, hvor du gav det (litra a)',
  },
  {
    purpose: 'Mails til dig, der følger en mindeside',
    basis: 'Dit samtykke, som du kan trække tilbage med linket i hver mail (litra a)',
  },
  {
    purpose: 'Svar på henvendelser',
    basis: 'Vores interesse i at kunne hjælpe (litra f). Når du bruger dine rettigheder: loven (litra c)',
  },
  {
    purpose: 'Sikkerhed: hvem der gjorde hvad, mislykkede forsøg på at logge ind, og værn mod spam og gætteri',
    basis: 'Alles interesse i, at siderne er i fred (litra f)',
  },
  {
    purpose: 'Anmeldelser af indhold, afgørelser og klager',
    basis: 'Forordningen om digitale tjenester, (EU) 2022/2065, artikel 16, 17 og 20 (litra c)',
  },
  {
    purpose: 'Kontakt til dem, der har leveret stenen, når en familie beder om hjælp til sin kode',
    basis: 'Familiens interesse i at komme i gang (litra f)',
  },
  {
    purpose: 'Køb, bestillinger, betaling, tilbagebetaling og fakturaer',
    basis: 'Aftalen med dig (litra b) og bogføringsloven (litra c)',
  },
  {
    purpose: 'Navn, adresse og telefonnummer på en anden end dig, som noget skal sendes til',
    basis: 'Din og vores interesse i, at det kommer frem (litra f)',
  },
  {
    purpose: 'Slægtsfiler, musik og sange, og hvem der har sagt, at musikken må ligge der',
    basis: 'Familiens interesse i at mindes og samle sin slægt, og vores i at kunne vise, hvem der gav lov (litra f)',
  },
  {
    purpose: 'Måling af, hvor hurtige siderne er',
    basis: 'Vores og læsernes interesse i sider, der kan bruges på alle telefoner (litra f)',
  },
  {
    purpose: 'Forhandlere',
    basis: 'Aftalen med forhandleren (litra b)',
  },
]

const withAi: Purpose = {
  purpose: 'Ord, sang og film, som en udbyders AI laver, når I beder om det',
  // kept by: lib/domain/made-works/send-consented.test.ts
  basis: 'Jeres samtykke hver gang (artikel 6, stk. 1, litra a), også til at det bliver sendt til USA (artikel 49)',
}

/** Why personal data is stored, and its legal basis in the General Data Protection Regulation. */
export function purposesOf({ providers }: Pick<LegalFacts, 'providers'>): readonly Purpose[] {
  return providers.length > 0 ? [...purposes, withAi] : purposes
}
