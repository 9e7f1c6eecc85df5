export { NoteList } from './note-list.tsx';
export { WrongButton } from './wrong-button.tsx';
