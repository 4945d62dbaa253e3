import { keptDays, keptFileDays } from '@/lib/client/kept-pages'
import { musicPlaceDays } from '@/lib/client/music-places'
import { refusalKeptDays } from '@/lib/client/outbox'
import { staffSessionMaxAgeSeconds } from '@/lib/shared/session-times'
import { inDays } from './in-days'
import type { LegalFacts } from './legal-facts'

export type StoredThing = { name: string; purpose: string; when: string; duration: string }

/** Every cookie that the site can set. */
export function cookieList(facts: LegalFacts): StoredThing[] {
  const prefix = facts.secureCookies ? '__Secure-' : ''
  // 1 of 2 kept by: lib/domain/accounts/auth-options.test.ts
  const whenUsed = 'Kun hvis et program logger ind gennem adressen /api/auth. Vores egne sider bruger den ikke.'
  return [
    {
      name: facts.sessionCookieName,
      // kept by: lib/server/session.test.ts
      purpose: 'Husker, at du er logget ind.',
      when: 'Når du logger ind eller opretter en konto.',
      // 1 of 2 kept by: lib/server/session.ts, lib/domain/accounts/commands/log-out.test.ts
      // 2 of 2 kept by: lib/server/session.test.ts
      duration: `${inDays(facts.sessionDays)}, eller til du logger ud. For dem, der arbejder hos os, ${staffSessionMaxAgeSeconds / 3600} timer`,
    },
    {
      name: facts.contributorCookieName,
      purpose: 'Gør, at du kan se det, du selv har skrevet på en mindeside, og ændre eller fortryde det igen.',
      // 2 of 2 kept by: tests/e2e/once/texts.spec.ts
      when: 'Første gang du skriver, svarer eller tænder et lys på en mindeside. Aldrig, når du bare læser.',
      duration: inDays(facts.contributorDays),
    },
    {
      name: `${facts.secureCookies ? '__Host-' : ''}next-auth.csrf-token`,
      purpose: 'Beskytter mod, at andre sider logger ind i dit navn.',
      when: whenUsed,
      duration: 'Til du lukker browseren',
    },
    {
      name: `${prefix}next-auth.callback-url`,
      purpose: 'Husker, hvilken side du skal tilbage til.',
      when: whenUsed,
      duration: 'Til du lukker browseren',
    },
  ]
}

/** What our scripts store in the browser besides cookies; what leaves the device says so. */
export const browserStorage: readonly StoredThing[] = [
  {
    name: 'theme (localStorage)',
    purpose: 'Husker, om du har valgt lyst eller mørkt udseende.',
    when: 'Når du selv vælger det nederst på siden.',
    duration: 'Til du sletter det i browseren',
  },
  {
    name: 'tekst:… (sessionStorage)',
    // 1 of 2 kept by: lib/client/use-kept-form.ts, tests/e2e/once/registration.spec.ts
    // 2 of 2 kept by: lib/client/use-kept-form.ts, tests/lint/kept-passwords.test.ts
    purpose: 'Gemmer det, du er ved at skrive, så det ikke går tabt. Aldrig adgangskoder.',
    when: 'Mens du udfylder en formular eller skriver på en mindeside.',
    duration: 'Til det er sendt, du logger ud, eller du lukker fanen',
  },
  {
    name: 'tekst:… (localStorage)',
    purpose: 'Gemmer det, du skriver på en mindeside, du begynder på eller redigerer, til det er gemt på din konto.',
    when: 'Mens du laver eller redigerer en mindeside.',
    duration: 'Til det er gemt hos os, eller du logger ud',
  },
  {
    name: 'tekst:upload:…, tekst:sendt:… (localStorage)',
    // kept by: lib/domain/media/uploads/client/upload-queue.test.ts
    purpose: 'Husker, hvor langt en fil er nået, så den kan fortsætte og kommer med én gang, hvis forbindelsen brydes.',
    when: 'Mens du lægger billeder, film, optagelser eller filer op.',
    duration: 'Til filen er nået frem, du giver den op, eller du logger ud',
  },
  {
    name: 'mindelund (IndexedDB), mindelund-venter (localStorage)',
    purpose: 'Gemmer et lys eller en hilsen, du skrev uden forbindelse.',
    when: 'Når du skriver på en mindeside, og der ikke er forbindelse.',
    // 2 of 2 kept by: lib/client/outbox.test.ts
    duration: `Til det er sendt. Tog siden ikke imod det, højst ${inDays(refusalKeptDays)}`,
  },
  {
    name: 'mindelund-navn (localStorage)',
    purpose: 'Husker dit navn til næste lys eller hilsen, så du ikke skal skrive det igen.',
    when: 'Når du selv sætter kryds ved »Husk mit navn på denne enhed«.',
    // kept by: tests/e2e/once/visitor.spec.ts, lib/client/leave-device.test.ts
    duration: 'Til du fjerner krydset eller logger ud',
  },
  {
    name: 'mindelund-musik (localStorage)',
    purpose: 'Husker, hvor langt du er nået i et stykke musik, så det kan fortsætte der.',
    when: 'Når du spiller musik på en mindeside.',
    // kept by: lib/client/music-places.test.ts
    // kept by: components/memorial-page/script/music.test.ts
    // kept by: lib/client/leave-device.test.ts
    duration: `Til du har hørt det til ende, i ${inDays(musicPlaceDays)}, eller til du logger ud`,
  },
  {
    name: 'Tilmelding til beskeder (Push)',
    purpose: 'Gør, at browseren kan vise beskeder fra os. Vi får en adresse og to nøgler, som browseren laver.',
    when: 'Når du selv slår beskeder til, eller følger en mindeside i browseren.',
    duration: 'Til du slår beskeder fra, logger ud eller sletter den i browseren',
  },
  {
    name: 'mindelund-skaerm (localStorage)',
    purpose: 'Husker, hvor stor din skærm er, så en tegning kan vises i naturlig størrelse.',
    when: 'Når du måler skærmen, mens du tegner en kode til gravering.',
    duration: 'Til du sletter det i browseren',
  },
  {
    name: 'mindelund-sider, -billeder, -koder og -beholdt (Cache)',
    purpose: 'Gør, at en mindeside, du har set, kan åbnes uden forbindelse, også fra koden på stenen.',
    when: 'Når du åbner en mindeside, som alle med adressen må se.',
    // 1 of 2 kept by: lib/client/worker/caching.test.ts, tests/e2e/once/offline.spec.ts
    // 2 of 2 kept by: lib/client/asked-pages.test.ts
    duration: `${inDays(keptDays)} efter at du sidst så den, eller til du logger ud. Beder du om at beholde den: til du fjerner den`,
  },
  {
    name: 'mindelund-filer (Cache), serwist-… (Cache og IndexedDB)',
    purpose: 'Gemmer skrift, udseende og program, som er ens for alle, og husker, hvad der sidst blev brugt.',
    when: 'Når du åbner en side.',
    // 1 of 2 kept by: lib/client/worker/caching.ts
    duration: `Højst ${inDays(keptFileDays)} efter den sidste brug. Siden, der vises uden forbindelse, til du sletter den i browseren`,
  },
]
