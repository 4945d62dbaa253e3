import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link'

export function QrExplanation() {
  return (
    <div className="space-y-14 text-lg">
      <Answer title="Hvorfor skal der en kode til?">
        <p>
          En mindeside hører til en sten. Koden på stenen er det, der binder de to sammen, og derfor begynder en konto
          også med koden. På den måde ved familien, at siden er deres, og gæsterne, at de er kommet det rigtige sted
          hen.
        </p>
        <p>
          Har familien fået et brev med en aktiveringskode sammen med stenen, skal du bruge den, når du opretter
          kontoen. Den står ikke på stenen, så det kun er jer, der kan begynde.
        </p>
      </Answer>
      <Answer title="Sådan får I en kode">
        <p>
          Koden følger med pladen eller stenen. Spørg den stenhugger eller bedemand, I har valgt, om de leverer sten og
          plader med en kode herfra. Pladen kan også sættes på en sten, der har stået længe.
        </p>
      </Answer>
      <Answer title="Når I har koden">
        <ol className="list-decimal space-y-3 pl-6 marker:font-semibold marker:text-muted-foreground">
          <li>Hold telefonens kamera hen over koden, eller skriv den i feltet her på siden.</li>
          <li>Opret en konto, eller log ind, hvis du har en i forvejen.</li>
          <li>Lav mindesiden nu, eller få et link sendt, så du kan gøre det hjemme i ro.</li>
        </ol>
      </Answer>
      <Answer title="Har du allerede en konto?">
        <p>
          Så skal du ikke bruge en ny kode for at komme ind. <TextLink href="/login">Log ind her</TextLink>.
        </p>
      </Answer>
    </div>
  )
}

function Answer({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-4 space-y-4">{children}</div>
    </section>
  )
}
