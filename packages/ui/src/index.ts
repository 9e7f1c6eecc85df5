/** Design tokens and accessible primitives, independent of the domain. Import '@tussock/ui/tokens.css' once in the app. */
export { VARIANTS, type Variant } from './tokens/variant.ts';
export { joinClasses } from './tokens/join-classes.ts';
export { useMedia } from './tokens/use-media.ts';
export { useRowsBeyondView } from './collections/use-rows-beyond-view.ts';
export { Icon, type IconProps } from './icons/icon.tsx';
export type { IconName } from './icons/icon-paths.ts';

export { Button, type ButtonProps } from './actions/button.tsx';
export { buttonClasses, type ButtonLook } from './actions/button-classes.ts';
export { FilePicker, type FilePickerProps } from './actions/file-picker.tsx';
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx';
export { usePageKeys } from './actions/use-page-keys.ts';
export { Menu, type MenuAction, type MenuGroup, type MenuProps } from './actions/menu.tsx';

export {
  FieldFrame,
  type ControlAttributes,
  type FieldFrameProps,
  type FieldProps,
} from './fields/field-frame.tsx';
export { TextField, type TextFieldProps } from './fields/text-field.tsx';
export { TextArea, type TextAreaProps } from './fields/text-area.tsx';
export { NumberField, type NumberFieldProps } from './fields/number-field.tsx';
export { readNumber, type NumberReading } from './fields/read-number.ts';
export { CopyField, type CopyFieldProps } from './fields/copy-field.tsx';
export { SearchField, type SearchFieldProps } from './fields/search-field.tsx';
export { Checkbox, type CheckboxProps } from './fields/checkbox.tsx';
export { Switch, type SwitchProps } from './fields/switch.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './fields/radio-group.tsx';
export { SliderField, type SliderFieldProps } from './fields/slider-field.tsx';
export type { Option } from './fields/options.tsx';
export { Select, type SelectProps } from './fields/select.tsx';
export { MultiSelect, type MultiSelectProps } from './fields/multi-select.tsx';
export { ComboBox, type ComboBoxProps } from './fields/combo-box.tsx';
export { DateField, type DateFieldProps } from './fields/date-field.tsx';
export { MonthField, type MonthFieldProps } from './fields/month-field.tsx';
export { FormErrorSummary, type FormErrorSummaryProps } from './fields/form-error-summary.tsx';

export { Dialog, type DialogProps } from './overlays/dialog.tsx';
export { FindList, type FindListProps, type Found } from './overlays/find-list.tsx';
export { Finder, type FinderProps } from './overlays/finder.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/confirm-dialog.tsx';
export { Popover, type PopoverProps } from './overlays/popover.tsx';
export { Tooltip, type TooltipPlacement, type TooltipProps } from './overlays/tooltip.tsx';
export { FullScreenOverlay, type FullScreenOverlayProps } from './overlays/full-screen-overlay.tsx';
export { Sheet, type SheetProps } from './overlays/sheet.tsx';
export { sheetHeight, type SheetStop } from './overlays/sheet-stop.ts';
export { LoadingOverlay, type LoadingOverlayProps } from './overlays/loading-overlay.tsx';
export { PageContainer, type PageContainerProps } from './overlays/page-container.tsx';

export { BrowseList, type BrowseListProps } from './collections/browse-list.tsx';
export { DebouncedSearch, type DebouncedSearchProps } from './collections/debounced-search.tsx';
export { readListWish, wholeWish, type ListWish } from './collections/list-wish.ts';
export { ChosenChips, type ChosenChipsProps } from './collections/chosen-chips.tsx';
export {
  DataTable,
  type DataTableProps,
  type TableGrouping,
  type TableSelection,
} from './collections/data-table.tsx';
export { FacetGroup, type FacetGroupProps } from './collections/facet-group.tsx';
export { SelectionBar, type SelectionBarProps } from './collections/selection-bar.tsx';
export { useKeyboardInList } from './collections/use-keyboard-in-list.ts';
export { toggleInList } from './collections/toggle-in-list.ts';
export { NOTHING, type TableColumn, type TableSort } from './collections/table-column.ts';
export { ViewButton, ViewButtons } from './collections/view-buttons.tsx';
export { Tabs, type TabItem, type TabsProps } from './collections/tabs.tsx';
export { Pagination, type PaginationProps } from './collections/pagination.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './collections/breadcrumbs.tsx';

export { AddressText } from './surfaces/address-text.tsx';
export { Avatar, type AvatarProps } from './surfaces/avatar.tsx';
export { Panel, type PanelProps } from './surfaces/panel.tsx';
export { Badge, Tag, type BadgeProps, type TagProps } from './surfaces/tag.tsx';
export { NotRead, NotReadLine } from './surfaces/not-read.tsx';
export { EmptyState, type EmptyStateProps } from './surfaces/empty-state.tsx';
export { ErrorPage, type ErrorPageProps } from './surfaces/error-page.tsx';
export { SideScroll, type SideScrollProps } from './surfaces/side-scroll.tsx';
export { SpokenOnly } from './surfaces/spoken-only.tsx';
export { Spinner, type SpinnerProps } from './surfaces/spinner.tsx';
export { Skeleton, type SkeletonProps } from './surfaces/skeleton.tsx';
export { ProgressBar, type ProgressBarProps } from './surfaces/progress-bar.tsx';

export { LineChart, type LineChartProps } from './chart/line-chart.tsx';
export type { LineChartSpec, LinePoint, LineSeries, TargetBand } from './chart/line-chart-spec.ts';

export { createToastStore, type StartTimer, type ToastStore } from './toasts/toast-store.ts';
export type { Toast, ToastRequest } from './toasts/toast-state.ts';
export { ToastRegion, type ToastRegionProps } from './toasts/toast-region.tsx';
export { createLoadingStore, type LoadingStore } from './loading/loading-store.ts';
