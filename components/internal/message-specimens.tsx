import { HeathScene } from '@/components/drawings/heath'
import { Answer } from '@/components/ui/answer'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Fold } from '@/components/ui/fold'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { Spinner } from '@/components/ui/spinner'
import { SpinnerMark } from '@/components/ui/spinner-mark'
import { longName, Specimen, State, States, WideStates } from './specimen'

export function MessageSpecimens() {
  return (
    <Specimen title="Beskeder" note="Notice står i siden og bliver der. Toasten går af sig selv efter fem sekunder.">
      <Notice title="Rolige dage">Mails igen fra den 28. november 2026.</Notice>
      <Notice variant="success" title="Dine valg er gemt" />
      <Notice variant="error" title="Det kunne ikke gemmes">
        Der er ingen forbindelse lige nu. Det, du skrev, står her endnu. Prøv igen om lidt.
      </Notice>
      <States>
        <Badge>Kladde</Badge>
        <Badge variant="info">Afventer</Badge>
        <Badge variant="success">Godkendt</Badge>
        <Badge variant="danger">Afvist</Badge>
        <Badge variant="candle">Brænder</Badge>
      </States>
      <WideStates>
        <Answer title="Hvad sker der, hvis jeg holder op med at betale?">
          <p>Ikke noget bliver slettet, og siden bliver ved med at kunne åbnes.</p>
        </Answer>
        <Fold title="Hvor skal vi sende det hen?" note="Birkevej 3, 8000 Aarhus C" level="h3">
          <p className="pb-6">Foldet ud med browserens egen pil, også uden script.</p>
        </Fold>
        <Card>
          <h2 className="text-xl">{longName}</h2>
          <p className="mt-2 text-muted-foreground">1941 – 2026</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button variant="outline" size="compact">
              Se siden
            </Button>
          </div>
        </Card>
      </WideStates>
    </Specimen>
  )
}

export function WaitingSpecimens() {
  return (
    <Specimen
      title="Tomt, venter, gik galt"
      note="Tomme steder indbyder. Den, der venter, får at vide, hvad der ventes på."
    >
      <EmptyState
        drawing={<HeathScene id="message" className="h-40 w-full rounded-lg" />}
        title="Her er endnu ingen hilsner"
        text="Skriv den første."
        action={<Button>Skriv en hilsen</Button>}
      />
      <States>
        <State name="Spinner">
          <Spinner />
        </State>
        <State name="SpinnerMark, mærket alene">
          <SpinnerMark />
        </State>
        <State name="Spinner med egne ord">
          <Spinner text="Henter mailen..." />
        </State>
      </States>
      <WideStates>
        <Progress label="Billederne lægges op" value={25} detail="3 af 12" />
        <Progress label="Gør klar" />
        <Notice variant="error">Siden kunne ikke hentes. Prøv igen om lidt.</Notice>
      </WideStates>
    </Specimen>
  )
}
