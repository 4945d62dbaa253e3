'use client'

import { useState } from 'react'
import { VoiceRecorder } from '@/components/media/voice-recorder'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'

const voiceTexts = {
  title: 'Optag en stemme',
  description: 'Fortæl om en dag, læs et brev højt, eller syng en sang. Du kan høre optagelsen, før du gemmer den.',
}

type VoiceDialogProps = { texts?: typeof voiceTexts; isMusic?: boolean; onKeep: (file: File) => void }

/** Records a voice or, as `isMusic` with its own `texts`, music; a kept recording is uploaded like any other file. */
export function VoiceDialog({ texts = voiceTexts, isMusic = false, onKeep }: VoiceDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">{texts.title}</Button>
      </DialogTrigger>
      <DialogContent
        {...texts}
        // An accidental press outside must not discard a recording.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <VoiceRecorder
          isMusic={isMusic}
          onKeep={(file) => {
            onKeep(file)
            setIsOpen(false)
          }}
        />
      </DialogContent>
    </Dialog>
  )
}
