export const title = (name: string) => `Đám mây điểm: ${name}`;
export const description = "Xoay, cắt và đo đám mây điểm của quý khách ngay trong trình duyệt.";
export const lead = "Xoay, cắt và đo ngay tại đây. Không cần cài đặt gì, và tệp vẫn giữ nguyên.";
export const back = "Quay lại tất cả kết quả";
export const look = "Xem ngay";
export const lookAtFile = (name: string) => `Xem ngay: ${name}`;

export const canvasLabel = "Đám mây điểm";
export const explore = "Mở đám mây điểm";
export const loadsInParts = (size: string) => `${size}; chỉ tải phần đang xem`;
export const loadsWhole = (size: string) => `${size}, tải khi bấm`;
export const caption =
  "Khoảng cách là giữa các điểm đã đo. Chiều dài tính bằng feet và inch, và bằng milimét.";
export const needsScript =
  "Trình xem 3D cần JavaScript. Bật JavaScript rồi tải lại trang này, hoặc tải tệp xuống và mở bằng phần mềm khác.";
export const unsupported =
  "Trình duyệt này không hiển thị được đám mây điểm. Tải tệp xuống và mở bằng phần mềm khác.";
export const shown = (shown: string, all: string) => `Đang hiện ${shown}/${all} điểm`;
export const incomplete =
  "Một phần của tệp này bị hỏng hoặc bị thiếu. Phần đó có thể hiện sai. Yêu cầu chúng tôi gửi bản mới.";
export const failures = {
  network: "Không tải được đám mây điểm. Kiểm tra kết nối rồi thử lại.",
  ranges: "Máy chủ không gửi được từng phần của tệp này. Tải tệp xuống, hoặc nhắn tin cho chúng tôi.",
  format: "Trình xem không đọc được loại tệp này. Tải tệp xuống và mở bằng phần mềm khác.",
  old: "Tệp này được nén bằng phần mềm cũ mà trình xem không đọc được. Tải tệp xuống, hoặc yêu cầu chúng tôi gửi bản mới.",
  empty: "Tệp này không có điểm nào. Yêu cầu chúng tôi gửi bản mới.",
  damaged: "Tệp này bị hỏng nên trình xem không hiện được. Yêu cầu chúng tôi gửi bản mới.",
  large: "Tệp này quá lớn để mở trong trình duyệt. Tải tệp xuống và mở bằng phần mềm khác.",
  degrees:
    "Tệp này tính bằng độ nên không đo được chiều dài ở đây. Tải tệp xuống, hoặc nhắn tin cho chúng tôi.",
  slow: "Đọc tệp này mất quá lâu nên chúng tôi đã dừng. Tải tệp xuống và mở bằng phần mềm khác.",
};
export const unit = (name: string) => `Đơn vị của tệp: ${name}.`;
export const unitApart = (across: string, up: string) => `Đơn vị của tệp: ${across}; độ cao: ${up}.`;
export const noUnit = (name: string) => `Tệp này không ghi đơn vị. Đang hiện theo ${name}.`;
export const takeFor = "Hiện theo";
export const units = {
  meter: "mét",
  foot: "feet",
  surveyFoot: "feet khảo sát Hoa Kỳ",
  millimeter: "milimét",
};
export const otherUnit = (meters: number) => `đơn vị bằng ${String(meters).replace(".", ",")}\u00a0m`;
export const classLegend = "Phân loại";
export const classes = [
  "Chưa từng phân loại",
  "Không phân loại",
  "Mặt đất",
  "Cây thấp",
  "Cây vừa",
  "Cây cao",
  "Tòa nhà",
  "Nhiễu",
  "Điểm chính",
  "Nước",
  "Đường ray",
  "Đường bộ",
  "Chồng lấn",
  "Dây chống sét",
  "Dây dẫn",
  "Cột điện",
  "Đầu nối dây",
  "Mặt cầu",
  "Nhiễu cao",
];
