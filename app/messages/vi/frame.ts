export const skipToContent = "Đến nội dung chính";
export const mainNavigation = "Chính";
export const drawerNavigation = "Di động";
export const home = "Trang\u00a0chủ";
export const services = "Dịch\u00a0vụ";
export const industries = "Lĩnh\u00a0vực";
export const sampleTour = "Tour\u00a0ảo mẫu";
export const sampleScan = "Bản\u00a0quét mẫu";
export const company = "Công\u00a0ty";
export const about = "Giới\u00a0thiệu";
export const projects = "Dự\u00a0án";
export const staff = "Nhân\u00a0viên";
export const findRequest = "Tra\u00a0cứu yêu\u00a0cầu";
export const book = "Đặt\u00a0lịch<more>\u00a0hẹn</more>";
export const bookAppointment = "Đặt lịch\u00a0hẹn";
export const menu = "Menu";
export const call = (phone: string) => `Gọi ${phone}`;

export const language = "Ngôn ngữ: ";
export const languages = {
  "en-US": "English",
  vi: "Tiếng Việt",
  "fr-BE": "Français (Belgique)",
  "fr-CA": "Français (Canada)",
};

export const servicesHeading = "Dịch\u00a0vụ";
export const contactHeading = "Thông\u00a0tin liên\u00a0lạc";
export const socialNetworks = {
  facebook: "Facebook",
  twitter: "Twitter",
  youtube: "YouTube",
  instagram: "Instagram",
};
export const illustrations = "Mọi hình ảnh trên trang web này đều do máy tính tạo ra.";
export const illustrationsButProjects = "Mọi hình ảnh, trừ ảnh dự án của chúng tôi, đều do máy tính tạo ra.";

export const companyDescription =
  "Chúng tôi quét 3D từng căn phòng, tòa nhà và vật thể lớn, rồi dựng thành tour ảo, bản vẽ và mô hình.";
export const regions = ["California", "Nevada", "Oregon"];
export const accuracy = "1/8 inch trên 100\u00a0ft (3,2\u00a0mm trên 30,5\u00a0m)";

export const legalTitles = {
  terms: "Điều\u00a0khoản dịch\u00a0vụ",
  privacy: "Chính\u00a0sách quyền riêng\u00a0tư",
};
