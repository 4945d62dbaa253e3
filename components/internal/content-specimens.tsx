import { HeathScene } from '@/components/drawings/heath'
import { Answer } from '@/components/ui/answer'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { ChoiceField, FilterForm, SearchField } from '@/components/ui/filter-form'
import { Fold } from '@/components/ui/fold'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { Spinner } from '@/components/ui/spinner'
import { SpinnerMark } from '@/components/ui/spinner-mark'
import { StackedTable } from '@/components/ui/stacked-table'
import { StateLinks } from '@/components/ui/state-links'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { longName, Specimen, State, States, WideStates } from './specimen'

const packages = [
  { name: 'Granit, stor', count: 1200, state: 'På lager', variant: 'success' },
  { name: 'Messing, lille plade til urnesten på Vestre Kirkegård', count: 8, state: 'Lavt lager', variant: 'danger' },
] as const

export function TableSpecimens() {
  return (
    <Specimen
      title="Tabeller"
      note="Table er til arbejdsborde: på en telefon står det vigtigste, og resten ruller i sig selv. StackedTable er til at læse."
    >
      <StateLinks
        label="Status"
        links={[
          { label: 'På lager', href: '#tabeller', isHere: true, count: 1200 },
          { label: 'Udleveret', href: '#tabeller', isHere: false, count: 8 },
        ]}
      />
      <FilterForm path="#tabeller" isFiltered>
        <SearchField label="Navn eller kode" hint="De første tegn er nok." isCode />
        <ChoiceField label="Materiale" name="material">
          <option value="slate">Skifer</option>
        </ChoiceField>
      </FilterForm>
      <Table caption="Pakker">
        <TableHead>
          <TableRow>
            <TableHeader>Navn</TableHeader>
            <TableHeader>Status</TableHeader>
            <TableHeader numeric>Koder</TableHeader>
            <TableHeader isSecondary>Lavet</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {packages.map(({ name, count, state, variant }) => (
            <TableRow key={name}>
              <TableCell>{name}</TableCell>
              <TableCell>
                <Badge variant={variant}>{state}</Badge>
              </TableCell>
              <TableCell numeric>{count.toLocaleString('da-DK')}</TableCell>
              <TableCell isSecondary>22. november 2026</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <StackedTable
        caption="Hvad der følger med"
        isCaptionShown
        isEven
        columns={['Del', 'Basis', 'Premium']}
        rows={[
          { key: 'pictures', name: 'Billeder', cells: ['30', 'Så mange du vil'] },
          { key: 'music', name: 'Musik', cells: ['Nej', 'Ja'] },
        ]}
      />
    </Specimen>
  )
}

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
