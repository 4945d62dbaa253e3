import { retentionDays } from '@/lib/domain/legal/retention'
import { inDays } from './in-days'
import { LegalHeading, LegalList } from './legal-page'

/** What is stored of files and music, and of what somebody buys or orders. */
export function KeptOfBuying() {
  return (
    <>
      <LegalHeading id="slaegtsfiler">Når du henter en slægtsfil ind i et slægtstræ</LegalHeading>
      <p>
        {/* 2 of 4 kept by: tests/access/rows/tree-files.ts */}
        {/* 3 of 4 kept by: lib/domain/tree-files/holdings.test.ts */}
        Filen, som du sendte den, og det, der stod i den: navne, datoer, steder, noter og billeder, også af mennesker,
        der lever. Mens du ser filen igennem, er det kun jer, der redigerer siden, der kan se det. Selve filen sletter
        vi {inDays(retentionDays.treeImportFile)} efter at den er taget ind eller valgt fra. Vi gemmer, hvad den hed, og
        hvem der sendte den, og det i filen, som træet ikke selv viser, så I kan få det med ud igen.
      </p>
      <LegalHeading id="musik">Når du lægger musik op eller laver en sang</LegalHeading>
      <p>
        Musikken, titlen, hvem der spiller eller synger, og dit svar på, hvorfor den må ligge der, med dit navn og
        tidspunktet. Navnet bliver stående, så længe musikken gør, for det er det, der viser, at den må være der. Laver
        du en sang, gemmer vi de sætninger fra livshistorien, den er lavet af, ordene, melodien, og hvem der bad om den.
        Bliver der lavet noget af jeres ord og billeder, skriver vi op, hvad det er lavet af, hvem der bad om det, og
        hvem der sagde ja.
      </p>
      <LegalHeading id="koeb">Når du køber eller bestiller noget</LegalHeading>
      <LegalList>
        <li>
          Dit navn og din mailadresse, mindesiden, hvad du har købt, hvornår og til hvilken pris, og hvad du skriver,
          hvis du fortryder.
        </li>
        <li>
          Skal noget sendes: navn og adresse på den, der skal have det, et telefonnummer, hvis du giver os det, det, der
          skal stå på pladen, dine ønsker og pakkens nummer.
        </li>
        <li>
          Køber du for en virksomhed eller en offentlig institution: navnet på fakturaen, CVR-nummer, EAN-nummer og
          reference.
        </li>
        <li>
          Betaler du med kort eller MobilePay: Stripes numre for betalingen. Lader du os trække næste periode på kortet,
          også Stripes nummer for kortet, og hvordan vi viser det, for eksempel »Visa •••• 4242«.
        </li>
        <li>Betaler du til vores konto: det, som banken skriver om indbetalingen, dag, beløb og tekst.</li>
        <li>
          {/* 2 of 2 kept by: lib/domain/settlement/commands/refund-payment.test.ts */}
          Skal vi overføre penge til dig: registrerings- og kontonummeret. Vi sletter det, når pengene er overført.
        </li>
      </LegalList>
      <p>
        Navn, mailadresse og adresse skal vi have for at kunne sende det, du har bestilt, og en faktura. Telefonnummer
        og ønsker bestemmer du selv. Sender vi til en anden end dig, så sig det til den, det gælder.
      </p>
    </>
  )
}
