import { useState } from 'react';
import {
  Checkbox,
  ComboBox,
  DateField,
  FormErrorSummary,
  MonthField,
  MultiSelect,
  NumberField,
  Panel,
  RadioGroup,
  readNumber,
  SearchField,
  Select,
  SliderField,
  Switch,
  TextArea,
  TextField,
} from '../src/index.ts';
import styles from './gallery.module.css';

const drainage = [
  { id: 'veryPoor', label: 'Very poor' },
  { id: 'poor', label: 'Poor' },
  { id: 'imperfect', label: 'Imperfect' },
  { id: 'moderate', label: 'Moderately well' },
  { id: 'well', label: 'Well', help: 'Water leaves within a day' },
] as const;

const isFound = (label: string, typed: string): boolean => label.toLowerCase().includes(typed.toLowerCase());

export function FieldsSection() {
  const [text, setText] = useState('Ōtāwhao Station');
  const [area, setArea] = useState('12.5 acres');
  const [notes, setNotes] = useState('Steep gully to the north, retired in 2021.');
  const [search, setSearch] = useState('north');
  const [chosen, setChosen] = useState<(typeof drainage)[number]['id'] | null>(null);
  const [several, setSeveral] = useState<(typeof drainage)[number]['id'][]>(['poor', 'well']);
  const [found, setFound] = useState<(typeof drainage)[number]['id'] | null>('imperfect');
  const [date, setDate] = useState<string | null>('2026-03-09');
  const [month, setMonth] = useState<string | null>('2025-07');
  const [isOn, setIsOn] = useState(true);
  const [mode, setMode] = useState<'hectares' | 'percentage'>('hectares');
  const [ph, setPh] = useState('5.85');
  return (
    <Panel title="Fields">
      <FormErrorSummary
        title="Two things need mending"
        errors={[
          { fieldId: 'area', message: 'Area must be a number of hectares' },
          { fieldId: 'email', message: 'Enter an email address' },
        ]}
      />
      <br />
      <div className={styles.grid}>
        <TextField
          label="Property name"
          value={text}
          onChange={setText}
          isRequired
          help="As it stands on the gate."
        />
        <TextField
          id="email"
          label="Email"
          type="email"
          value=""
          onChange={() => {}}
          error="Enter an email address"
        />
        <TextField label="Account" value="Canterbury consultants" onChange={() => {}} isDisabled />
        <NumberField
          id="area"
          label="Area"
          unit="ha"
          value={area}
          onChange={setArea}
          error={readNumber(area).kind === 'unreadable' ? 'Area must be a number of hectares' : undefined}
        />
        <Select
          label="Drainage"
          options={drainage}
          value={chosen}
          onChange={setChosen}
          clearLabel="Not known"
        />
        <MultiSelect
          label="Drainage seen"
          options={drainage}
          value={several}
          onChange={setSeveral}
          isFound={isFound}
        />
        <ComboBox
          label="Find a drainage class"
          options={drainage}
          value={found}
          onChange={setFound}
          isFound={isFound}
        />
        <DateField label="Sampled on" value={date} onChange={setDate} help="Day, month, year" />
        <DateField label="Due" value={null} onChange={() => {}} error="Choose a day" isRequired />
        <MonthField label="First applied" value={month} onChange={setMonth} />
        <SearchField label="Search plans" value={search} onChange={setSearch} placeholder="Search" />
        <SliderField label="pH" value={ph} onChange={setPh} min={3} max={14} step={0.1} />
        <SliderField label="Olsen P" value="" onChange={() => {}} min={0} max={400} step={5} unit="mg/l" />
        <TextArea label="Notes" value={notes} onChange={setNotes} maxLength={500} />
        <div>
          <Checkbox isSelected={isOn} onChange={setIsOn} help="Shown on the printed map.">
            Show labels
          </Checkbox>
          <Checkbox isSelected={false} isIndeterminate onChange={() => {}}>
            All paddocks
          </Checkbox>
          <Checkbox isSelected={false} onChange={() => {}} error="Please accept the terms">
            I accept the terms
          </Checkbox>
          <Checkbox isSelected isDisabled onChange={() => {}}>
            Farm boundary
          </Checkbox>
        </div>
        <Switch isSelected={isOn} onChange={setIsOn} help="Fences by condition">
          Fence line risk
        </Switch>
        <RadioGroup
          label="Stock exclusion"
          value="part"
          onChange={() => {}}
          options={[
            { id: 'all', label: 'Whole length' },
            { id: 'part', label: 'Part of it', help: 'Say where in the notes' },
            { id: 'none', label: 'None', isDisabled: true },
          ]}
        />
        <RadioGroup
          label="Crop and pasture"
          look="segments"
          value={mode}
          onChange={setMode}
          options={[
            { id: 'hectares', label: 'Hectares' },
            { id: 'percentage', label: 'Percentage' },
          ]}
        />
      </div>
    </Panel>
  );
}
