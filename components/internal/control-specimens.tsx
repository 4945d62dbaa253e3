import { Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { ButtonVariants } from '@/components/ui/button-variants'
import { Checkbox } from '@/components/ui/checkbox'
import { CopyButton } from '@/components/ui/copy-button'
import { Field, FieldGroup, Input, Label, Textarea } from '@/components/ui/field'
import { FileDrop } from '@/components/ui/file-drop'
import { IconButton } from '@/components/ui/icon-button'
import { LinkButton } from '@/components/ui/link-button'
import { LoadMore } from '@/components/ui/load-more'
import { PasswordInput } from '@/components/ui/password-input'
import { RadioGroup } from '@/components/ui/radio-group'
import { Select } from '@/components/ui/select'
import { Switch } from '@/components/ui/switch'
import { TextLink } from '@/components/ui/text-link'
import { ReasonSpecimen, SortableSpecimen } from './sortable-specimen'
import { longName, Specimen, State, States, WideStates } from './specimen'

const variants: ReadonlyArray<[NonNullable<ButtonVariants['variant']>, string]> = [
  ['primary', 'Gem mindet'],
  ['secondary', 'Se hilsner'],
  ['outline', 'Tilbage'],
  ['ghost', 'Skjul'],
  ['link', 'Læs mere'],
  ['destructive', 'Slet mindet'],
  ['candle', 'Tænd et lys'],
]

// Copies :focus-visible from app/tokens.css, which only the keyboard triggers.
const focused = 'outline-3 outline-ring outline-offset-2'

export function ButtonSpecimens() {
  return (
    <Specimen title="Knapper" note="Teksten siger, hvad der sker. Hold musen over en knap for at se den svare.">
      <States>
        {variants.map(([variant, label]) => (
          <State key={variant} name={variant}>
            <Button variant={variant}>{label}</Button>
          </State>
        ))}
      </States>
      <States>
        <State name="i fokus">
          <Button className={focused}>Gem mindet</Button>
        </State>
        <State name="slået fra">
          <Button disabled>Gem mindet</Button>
        </State>
        <State name="i gang">
          <Button pending pendingText="Gemmer...">
            Gem mindet
          </Button>
        </State>
        <State name="compact">
          <Button size="compact">Godkend</Button>
        </State>
        <State name="lg">
          <Button size="lg">Opret konto</Button>
        </State>
      </States>
      <State name="huge: til handsker, og til det ene store greb">
        <Button size="huge" variant="candle">
          Tænd et lys
        </Button>
      </State>
      <State name="lang tekst">
        <Button>Vis siden for {longName}</Button>
      </State>
      <States>
        <State name="LinkButton">
          <LinkButton href="#knapper">Gå til knapper</LinkButton>
        </State>
        <State name="IconButton">
          <IconButton label="Slet billedet">
            <Trash2 aria-hidden />
          </IconButton>
        </State>
        <State name="CopyButton">
          <CopyButton value="https://mindelund.dk" label="Kopiér adressen" />
        </State>
        <State name="TextLink">
          <TextLink href="#knapper">Et link i teksten</TextLink>
        </State>
      </States>
      <State name="LoadMore">
        <LoadMore href="#knapper" />
      </State>
    </Specimen>
  )
}

const rhythms = [
  { value: 'daily', label: 'Én gang om dagen', hint: 'Én samlet mail om morgenen.' },
  { value: 'never', label: 'Aldrig' },
  { value: 'closed', label: 'Kan ikke vælges', disabled: true },
]

export function FieldSpecimens() {
  return (
    <Specimen
      title="Felter"
      note="Field binder etiket, hjælp og fejl sammen. En fejl siger, hvad der skete, og hvad man kan gøre."
    >
      <WideStates>
        <Field label="Fornavn">{(control) => <Input {...control} />}</Field>
        <Field label="Fødenavn" hint="Som det stod i kirkebogen." optional>
          {(control) => <Input {...control} />}
        </Field>
        <Field label="Mailadresse" error="Skriv en mailadresse som navn@eksempel.dk.">
          {(control) => <Input {...control} type="email" defaultValue="birgit@" />}
        </Field>
        <Field label="Brugernavn">{(control) => <Input {...control} disabled defaultValue="birgit.s" />}</Field>
        <Field label="Et langt navn">{(control) => <Input {...control} defaultValue={longName} />}</Field>
        <Field label="Adgangskode">{(control) => <PasswordInput {...control} defaultValue="lyng og granit" />}</Field>
        <Field label="Dag">{(control) => <Input {...control} type="date" />}</Field>
        <Field label="Emne">
          {(control) => (
            <Select {...control}>
              <option>Et spørgsmål</option>
              <option>Fjern noget om mig</option>
            </Select>
          )}
        </Field>
        <Field label="Hilsen" hint="Op til 2.000 tegn. Feltet vokser med teksten.">
          {(control) => <Textarea {...control} rows={3} />}
        </Field>
        <Field label="Minde" error="Skriv et minde, før du sender.">
          {(control) => <Textarea {...control} rows={3} />}
        </Field>
        <ReasonSpecimen />
      </WideStates>
    </Specimen>
  )
}

export function ChoiceSpecimens() {
  return (
    <Specimen title="Valg" note="Browserens egne felter, så de virker med enhver telefon og skærmlæser.">
      <WideStates>
        <FieldGroup legend="Hvor ofte vil du have mail?">
          <RadioGroup name="specimen-rhythm" defaultValue="daily" options={rhythms} />
        </FieldGroup>
        <FieldGroup legend="Hvor længe?" error="Vælg, hvor længe pausen skal vare.">
          <RadioGroup name="specimen-pause" options={[{ value: 'week', label: 'En uge' }]} />
        </FieldGroup>
        <div>
          <Checkbox label="Jeg har læst betingelserne" hint="De åbner i en ny fane." />
          <Checkbox label="Valgt" defaultChecked />
          <Checkbox label="Slået fra" disabled />
        </div>
        <div>
          <Switch label="Godkend hilsner først" hint="Andre ser dem, når du har sagt ja." defaultChecked />
          <Switch label="Godkend lys først" />
          <Switch label="Slået fra" disabled />
        </div>
        <FileDrop name="specimen" label="Vælg billeder" hint="JPEG, PNG, HEIC eller TIFF, højst 30 MB hver" />
        <FileDrop name="specimen-error" label="Vælg billeder" error="Filen er ikke et billede. Vælg en anden." />
        <div>
          <Label htmlFor="specimen-label">Label uden Field</Label>
          <Input id="specimen-label" className="mt-2" />
        </div>
      </WideStates>
      <SortableSpecimen />
    </Specimen>
  )
}
