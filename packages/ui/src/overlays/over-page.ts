export { FocusScope } from 'react-aria/FocusScope';
export { MenuWithActs } from '../actions/menu-with-acts.tsx';
export { DialogWindow } from './dialog-window.tsx';
export { PopoverWithPanel } from './popover-with-panel.tsx';
