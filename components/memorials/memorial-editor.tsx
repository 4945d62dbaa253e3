'use client'

import { GalleryEditor } from '@/components/media/gallery-editor'
import { AddressFields } from '@/components/memorials/address-fields'
import { BiographyField } from '@/components/memorials/biography-field'
import { EditorProvider, useEditor } from '@/components/memorials/editor-provider'
import { EditorSection } from '@/components/memorials/editor-section'
import { DateFields, NameFields } from '@/components/memorials/name-fields'
import { FuneralFields, RestingFields } from '@/components/memorials/place-fields'
import { PortraitPicker } from '@/components/memorials/portrait-picker'
import { PublishSection } from '@/components/memorials/publish-section'
import { SectionForm } from '@/components/memorials/section-form'
import { TextField } from '@/components/memorials/text-field'
import { ModerationFields, VisibilityFields } from '@/components/memorials/visibility-fields'
import { EPITAPH_MAX_LENGTH, type MemorialEditView } from '@/lib/domain/memorials/schema'

const sections = [
  { id: 'navn', title: 'Navn og datoer' },
  { id: 'portraet', title: 'Portræt og forside' },
  { id: 'livshistorie', title: 'Livshistorie' },
  { id: 'billeder', title: 'Billeder' },
  { id: 'gravsted', title: 'Gravsted' },
  { id: 'bisaettelse', title: 'Bisættelse' },
  { id: 'synlighed', title: 'Synlighed og godkendelse' },
  { id: 'adresse', title: 'Adresse', isForOwner: true },
  { id: 'udgiv', title: 'Vis eller skjul siden', isForOwner: true },
]

/** Everything about one page, section by section; each is saved by itself. */
export function MemorialEditor({ opened, siteUrl }: { opened: MemorialEditView; siteUrl: string }) {
  return (
    <EditorProvider opened={opened}>
      <div className="grid gap-10 lg:grid-cols-[14rem_1fr]">
        <SectionLinks isOwner={opened.role === 'owner'} />
        <div className="min-w-0 space-y-14">
          <WordSections />
          <PlaceSections />
          <OwnerSections siteUrl={siteUrl} />
        </div>
      </div>
    </EditorProvider>
  )
}

function SectionLinks({ isOwner }: { isOwner: boolean }) {
  return (
    <nav aria-label="Afsnit på siden" className="lg:sticky lg:top-6 lg:self-start">
      <ul className="flex flex-wrap gap-x-5 lg:flex-col">
        {sections
          .filter(({ isForOwner }) => isOwner || !isForOwner)
          .map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-touch items-center text-link hover:underline">
                {title}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}

function WordSections() {
  const { opened, portraitId, coverId, choose } = useEditor()
  return (
    <>
      <EditorSection id="navn" title="Navn og datoer" intro="Skriv så meget, I ved. Et årstal alene er nok.">
        <SectionForm sections={['name', 'dates']}>
          <NameFields />
          <DateFields />
        </SectionForm>
      </EditorSection>
      <EditorSection id="portraet" title="Portræt og forside">
        <div className="space-y-10">
          <PortraitPicker place="portraitId" hint="Det første, man ser. Højst 15 MB." />
          <PortraitPicker place="coverId" hint="Et bredt billede bag navnet, for eksempel et landskab. Højst 15 MB." />
          <SectionForm sections={['epitaph']}>
            <TextField
              name="epitaph"
              label="Mindeord"
              hint="En linje eller to under navnet. Måske det, der står på stenen."
              optional
              rows={2}
              maxLength={EPITAPH_MAX_LENGTH}
            />
          </SectionForm>
        </div>
      </EditorSection>
      <EditorSection id="livshistorie" title="Livshistorie">
        <SectionForm sections={['biography']} submitLabel="Gem livshistorien">
          <BiographyField />
        </SectionForm>
      </EditorSection>
      <EditorSection id="billeder" title="Billeder" intro="De gemmes, mens de kommer ind. Rækkefølgen er den på siden.">
        <GalleryEditor
          memorialId={opened.id}
          opened={opened.pictures}
          portraitId={portraitId}
          coverId={coverId}
          onChoose={choose}
        />
      </EditorSection>
    </>
  )
}

function PlaceSections() {
  return (
    <>
      <EditorSection id="gravsted" title="Gravsted" intro="Så kan andre finde vej.">
        <SectionForm sections={['resting']}>
          <RestingFields />
        </SectionForm>
      </EditorSection>
      <EditorSection id="bisaettelse" title="Bisættelse" intro="Skjules af sig selv, når dagen er gået.">
        <SectionForm sections={['funeral']}>
          <FuneralFields />
        </SectionForm>
      </EditorSection>
    </>
  )
}

function OwnerSections({ siteUrl }: { siteUrl: string }) {
  const { isOwner } = useEditor()
  return (
    <>
      <EditorSection id="synlighed" title="Synlighed og godkendelse">
        <SectionForm sections={isOwner ? ['visibility', 'moderation'] : ['moderation']}>
          {isOwner && <VisibilityFields />}
          <ModerationFields />
        </SectionForm>
      </EditorSection>
      {isOwner && (
        <>
          <EditorSection id="adresse" title="Adresse" intro="Gamle links og koder på sten bliver ved med at virke.">
            <SectionForm sections={['address']} submitLabel="Gem adressen">
              <AddressFields siteUrl={siteUrl} />
            </SectionForm>
          </EditorSection>
          <EditorSection id="udgiv" title="Vis eller skjul siden">
            <PublishSection />
          </EditorSection>
        </>
      )}
    </>
  )
}
