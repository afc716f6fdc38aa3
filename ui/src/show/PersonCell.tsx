import Box from '@mui/material/Box'
import { PersonAvatar } from './PersonAvatar.tsx'

/** A person in a row of a list: picture and name. */
export const PersonCell = ({ name, photo }: { name: string; photo?: string | null | undefined }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
    <PersonAvatar name={name} photo={photo} size={36} />
    {name}
  </Box>
)
