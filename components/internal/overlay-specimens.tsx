'use client'

import { AlertDialog } from '@/components/ui/alert-dialog'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@/components/ui/dropdown-menu'
import { MenuPanel } from '@/components/ui/menu-panel'
import { PlaceMenu } from '@/components/ui/place-menu'
import { Sheet, SheetContent, SheetTrigger } from '@/components/ui/sheet'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { showToast } from '@/components/ui/toast'
import { Specimen, States } from './specimen'

const nothing = () => undefined

export function OverlaySpecimens() {
  return (
    <Specimen title="Det, der åbner sig" note="Alt lukkes med Escape, og fokus går tilbage til det, der åbnede.">
      <States>
        <Dialog>
          <DialogTrigger asChild>
            <Button variant="outline">Dialog</Button>
          </DialogTrigger>
          <DialogContent title="Glemt adgangskode" description="Vi sender et link til din mailadresse.">
            <p>Indholdet står her.</p>
            <DialogActions>
              <DialogClose asChild>
                <Button variant="outline">Fortryd</Button>
              </DialogClose>
              <Button>Send link</Button>
            </DialogActions>
          </DialogContent>
        </Dialog>
        <AlertDialog
          trigger={<Button variant="outline">AlertDialog</Button>}
          title="Slet mindet?"
          description="Det kan ikke fortrydes."
          confirmLabel="Slet mindet"
          destructive
          onConfirm={nothing}
        />
        <Sheet>
          <SheetTrigger asChild>
            <Button variant="outline">Sheet</Button>
          </SheetTrigger>
          <SheetContent title="Menu">Indholdet står her.</SheetContent>
        </Sheet>
        <Menu />
        <MenuPanel
          id="eksempel"
          label="Eksempel"
          openerClassName={buttonVariants({ variant: 'outline' })}
          opener="MenuPanel"
        >
          Stederne står her.
        </MenuPanel>
        <PlaceMenu
          label="PlaceMenu"
          groups={[{ label: 'PlaceMenu', pages: [{ href: '/', label: 'Her' }] }]}
          here="/"
          className="w-60 rounded-2xl bg-muted px-4"
        />
        <Button variant="outline" onClick={() => showToast({ title: 'Mindet er gemt' })}>
          Toast
        </Button>
        <Button
          variant="outline"
          onClick={() => showToast({ title: 'Fejl', description: 'Prøv igen om lidt.', variant: 'destructive' })}
        >
          Toast om en fejl
        </Button>
      </States>
      <Tabs defaultValue="waiting">
        <TabsList aria-label="Hilsner">
          <TabsTrigger value="waiting">Afventer</TabsTrigger>
          <TabsTrigger value="approved">Godkendt</TabsTrigger>
        </TabsList>
        <TabsContent value="waiting">Det, der venter.</TabsContent>
        <TabsContent value="approved">Det, der er godkendt.</TabsContent>
      </Tabs>
    </Specimen>
  )
}

function Menu() {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">DropdownMenu</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>Ret teksten</DropdownMenuItem>
        <DropdownMenuItem disabled>Flyt op</DropdownMenuItem>
        <DropdownMenuItem destructive>Slet billedet</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
