'use client'

import { useState } from 'react'
import { VoiceRecorder } from '@/components/media/voice-recorder'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'

/** Records a voice; a kept recording is uploaded like any other file. */
export function VoiceDialog({ onKeep }: { onKeep: (file: File) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="outline">Optag en stemme</Button>
      </DialogTrigger>
      <DialogContent
        title="Optag en stemme"
        description="Fortæl om en dag, læs et brev højt, eller syng en sang. Du kan høre optagelsen, før du gemmer den."
        // An accidental press outside must not discard a recording.
        onInteractOutside={(event) => event.preventDefault()}
      >
        <VoiceRecorder
          onKeep={(file) => {
            onKeep(file)
            setIsOpen(false)
          }}
        />
      </DialogContent>
    </Dialog>
  )
}
